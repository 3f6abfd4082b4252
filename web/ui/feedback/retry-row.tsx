import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'

/** Shown in a card in place of content that could not be loaded. */
export function RetryRow({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">{text}</p>
      <Button tone="outline" size="s" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
