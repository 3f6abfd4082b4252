import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once, when they are made. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: t('admin.factor-copied') })
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t('admin.factor-recoveryText')}</p>
      <ul className="tabular grid gap-2 rounded-control border border-line p-4 text-14 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button tone="outline" onClick={() => void copy()}>
          {t('admin.factor-copy')}
        </Button>
        <Button onClick={onDone}>{t('admin.factor-saved')}</Button>
      </div>
    </div>
  )
}
