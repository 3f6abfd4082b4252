import { greenClaimIn } from '#contract/green-claims.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useDesign } from '../design-context.ts'
import { writtenLine, writtenText } from './written.ts'

type Texts = Readonly<Record<Language, string>>

interface TextPairProps {
  readonly label: string
  readonly value: Texts
  readonly most: number
  readonly hasLines?: boolean
  readonly hint?: string
  readonly onChange: (value: { de: string; en: string }, language: Language) => void
}

/** From this share of the characters on, the rest is counted. */
const COUNTED_FROM = 0.7

/** A text in both languages. The preview shows the language that is being written. */
export function TextPair({ label, value, most, hasLines = false, hint, onChange }: TextPairProps) {
  const { t } = useTranslation()
  const { view, marksClaims } = useDesign()
  const Control = hasLines ? TextArea : TextField
  const written = hasLines ? writtenText : writtenLine
  const hintFor = (language: Language): string | undefined => {
    const { length } = value[language]
    const isOpen = language !== 'de' && length === 0 && value.de !== ''
    const about = language === 'de' ? hint : isOpen && t('design.otherLanguage')
    const used = length > most * COUNTED_FROM && t('design.used', { count: `${length}`, most: `${most}` })
    return [about, used].filter(Boolean).join(' · ') || undefined
  }
  return LANGUAGES.map((language) => {
    const text = value[language]
    const claim = marksClaims ? greenClaimIn([text]) : null
    return (
      <Control
        key={language}
        label={t(language === 'de' ? 'design.german' : 'design.english', { name: label })}
        lang={language}
        maxLength={most}
        value={text}
        hint={hintFor(language)}
        error={claim === null ? undefined : t('design.claim', { n: claim })}
        onFocus={() => {
          if (view.language !== language) view.show({ language })
        }}
        onChange={(event: { readonly target: { readonly value: string } }) =>
          onChange({ ...value, [language]: written(event.target.value) }, language)
        }
      />
    )
  })
}
