import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'

interface UpdateBarProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Offers a newer version, at the position of toasts. */
export function UpdateBar({ onReload, onLater }: UpdateBarProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  return (
    <section
      aria-label={t('install.newVersion')}
      className="pointer-events-none fixed inset-x-4 top-(--toast-top) z-60 mx-auto flex max-w-md flex-col justify-end"
    >
      <LiveRegion text={t('install.newVersion')} />
      <div className="rise-once pointer-events-auto flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sheet bg-ink py-2 pr-1 pl-5 text-paper">
        <p className="min-w-0 flex-[1_1_7rem] py-1.5 leading-tight font-[650]">{t('install.newVersion')}</p>
        <Button
          tone="volt"
          size="s"
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            onReload()
          }}
        >
          {!isBusy && <RefreshCw aria-hidden size={18} />}
          {t('install.reload')}
        </Button>
        <button
          type="button"
          aria-label={t('install.later')}
          onClick={onLater}
          className="flex size-11 shrink-0 items-center justify-center rounded-pill focus-visible:outline-current"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
    </section>
  )
}
