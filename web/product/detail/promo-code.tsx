import { Copy } from 'lucide-react'
import type { Timezone } from '#contract/vocabulary.ts'
import { copyText } from '#web/device/share.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

interface PromoCodeProps {
  readonly code: string
  /** Empty where it is unknown. */
  readonly endsAt: string
  readonly timezone: Timezone
}

/** A code for the brand's shop, copied on press, and until when it is valid (Trust L09). */
export function PromoCode({ code, endsAt, timezone }: PromoCodeProps) {
  const { t, language } = useTranslation()
  const copy = async () => {
    showToast(
      (await copyText(code))
        ? { title: t('discovery.codeCopied'), text: t('discovery.codeCopiedText', { code }) }
        : { title: t('ui.error'), text: t('discovery.codeCopyFailed', { code }), tone: 'destructive' },
    )
  }
  return (
    <div className="mt-4">
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-3 rounded-control border border-dashed border-edge px-4 py-1.5 text-16 hover:border-ink"
      >
        <span className="text-muted">{t('discovery.promoCode')}</span>{' '}
        <span className="min-w-0 font-[750] tracking-wider [overflow-wrap:anywhere]">{code}</span>{' '}
        <span className="sr-only">{t('discovery.copyCode')}</span>
        <Copy aria-hidden size={16} />
      </button>
      {endsAt && (
        <p className="mt-1.5 text-14 text-muted">
          {t('discovery.codeUntil', { moment: formatDateTime(endsAt, language, timezone) })}
        </p>
      )}
    </div>
  )
}
