import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { LANGUAGES, type Language } from '#contract/vocabulary.ts'
import { PartTranslation, type Translation, useTranslation } from '#web/i18n/language.ts'
import { translationIn } from '#web/i18n/other-language.ts'
import { PATHS } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { type DesignView, SCHEMES, WIDTHS } from '../use-design-view.ts'
import { IconChoice } from './icon-choice.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewedShop } from './use-shop-preview.ts'

interface PreviewPaneProps {
  readonly view: DesignView
  /** Null until it is loaded. */
  readonly shop: PreviewedShop | null
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly renderShop: (shop: PreviewedShop) => ReactNode
  /** What is said of the draft. */
  readonly status: ReactNode
}

/** The shop in the draft: at three widths, in both colour modes and languages. */
export function PreviewPane({ view, shop, hasFailed, onRetry, renderShop, status }: PreviewPaneProps) {
  const { t } = useTranslation()
  const { width, scheme, language } = view
  const translation = useTranslationIn(language)
  return (
    <section aria-label={t('design.preview')} className="design-preview">
      <div className="design-bar">
        <div className="min-w-0 flex-1 basis-40 max-md:basis-full">{status}</div>
        <PreviewChoices view={view} />
      </div>
      {shop?.products.length === 0 && (
        <p className="px-3 pb-2 text-14 text-muted md:px-0">
          {t('design.noProducts')}{' '}
          <Link href={PATHS.addProduct} className="link">
            {t('design.addProduct')}
          </Link>
        </p>
      )}
      {hasFailed && !shop ? (
        <div className="p-4">
          <RetryRow text={t('design.previewFailed')} onRetry={onRetry} />
        </div>
      ) : !shop || !translation ? (
        <Skeleton className="design-room" />
      ) : (
        <PreviewFrame
          title={t('design.previewOf', { width })}
          width={Number(width)}
          scheme={scheme}
          language={language}
        >
          <PartTranslation value={translation}>
            <div inert>{renderShop(shop)}</div>
          </PartTranslation>
        </PreviewFrame>
      )}
    </section>
  )
}

const WIDTH_LOOKS = {
  '390': { word: 'design.widthPhone', Icon: Smartphone, size: 16 },
  // Much larger than the phone, which has the same outline.
  '768': { word: 'design.widthTablet', Icon: Tablet, size: 22 },
  '1280': { word: 'design.widthDesktop', Icon: Monitor, size: 20 },
} as const
const SCHEME_LOOKS = {
  light: { word: 'design.light', Icon: Sun },
  dark: { word: 'design.dark', Icon: Moon },
} as const

function PreviewChoices({ view }: Pick<PreviewPaneProps, 'view'>) {
  const { t } = useTranslation()
  const { width, scheme, language, show } = view
  return (
    <div className="flex flex-wrap gap-1.5 max-md:w-full max-md:justify-between sm:gap-2">
      <IconChoice
        label={t('design.previewWidth')}
        value={width}
        options={WIDTHS.map((value) => {
          const { word, Icon, size } = WIDTH_LOOKS[value]
          return {
            value,
            label: t(word, { width: value }),
            icon: <Icon aria-hidden size={size} />,
            isDesktopOnly: value === '1280',
          }
        })}
        onChange={(value) => show({ width: value })}
      />
      <IconChoice
        label={t('design.previewScheme')}
        value={scheme}
        options={SCHEMES.map((value) => {
          const { word, Icon } = SCHEME_LOOKS[value]
          return { value, label: t(word), icon: <Icon aria-hidden size={18} /> }
        })}
        onChange={(value) => show({ scheme: value })}
      />
      <IconChoice
        label={t('design.previewLanguage')}
        value={language}
        options={LANGUAGES.map((value) => ({
          value,
          label: t(value === 'de' ? 'design.inGerman' : 'design.inEnglish'),
          icon: <span className="text-12 font-[700] uppercase">{value}</span>,
        }))}
        onChange={(value) => show({ language: value })}
      />
    </div>
  )
}

/** The texts of the preview; null until they are loaded. */
function useTranslationIn(language: Language) {
  const own = useTranslation()
  const [other, setOther] = useState<Translation | null>(null)
  useEffect(() => {
    if (language === own.language) return
    let isGone = false
    translationIn(language).then(
      (translation) => isGone || setOther(translation),
      () => isGone || setOther(own),
    )
    return () => {
      isGone = true
    }
  }, [language, own])
  if (language === own.language) return own
  return other?.language === language || other === own ? other : null
}
