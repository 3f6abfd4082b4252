import { ChevronDown, Mail } from 'lucide-react'
import type { BrandShop } from '#contract/brands.ts'
import type { ShownSection } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SOCIAL_NAMES } from '#web/i18n/social-names.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { pillLook } from '#web/ui/buttons/chip.tsx'
import { Titled } from './titled.tsx'

interface TextSectionProps {
  readonly section: Extract<ShownSection, { kind: 'about' | 'social' | 'faq' | 'contact' }>
  readonly brand: BrandShop
}

/** A section of words: texts of the brand, its profiles, and how to reach it. */
export function TextSection({ section, brand }: TextSectionProps) {
  const { t } = useTranslation()
  switch (section.kind) {
    case 'about':
      return (
        <Titled kind="about" title={t('brands.about')}>
          <p className="shop-text">{section.text}</p>
        </Titled>
      )
    case 'social':
      return (
        <Titled kind="social" title={t('brands.elsewhere')}>
          <ul className="flex flex-wrap gap-2">
            {brand.socials.map(({ network, url }) => (
              <li key={network}>
                <a href={url} target="_blank" rel="nofollow noopener noreferrer" className={pillLook()}>
                  {SOCIAL_NAMES[network]}
                </a>
              </li>
            ))}
          </ul>
        </Titled>
      )
    case 'faq':
      return (
        <Titled kind="faq" title={t('brands.faq')}>
          <Questions questions={section.questions} />
        </Titled>
      )
    case 'contact':
      return (
        <Titled kind="contact" title={t('brands.contact')}>
          <div className="flex flex-col items-start gap-4">
            <p className="max-w-3xl [overflow-wrap:anywhere] whitespace-pre-line">{section.text}</p>
            {brand.imprint && (
              <a href={`mailto:${brand.imprint.contact}`} className={buttonLook('outline')}>
                <Mail aria-hidden size={18} className="shrink-0" />
                <span className="[overflow-wrap:anywhere]">{brand.imprint.contact}</span>
              </a>
            )}
          </div>
        </Titled>
      )
  }
}

const Questions = ({ questions }: Pick<Extract<ShownSection, { kind: 'faq' }>, 'questions'>) => (
  <div className="shop-questions">
    {questions.map(({ question, answer }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a brand may ask the same twice
      <details key={at} className="group">
        <summary>
          {question}
          <ChevronDown aria-hidden size={18} className="shrink-0 group-open:rotate-180" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
