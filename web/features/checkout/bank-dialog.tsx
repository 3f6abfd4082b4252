import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface BankDialogProps {
  readonly open: boolean
  readonly onAnswer: (isApproved: boolean) => void
}

/** Test mode: what the bank of the buyer asks elsewhere (3-D Secure). Closing it declines. */
export function BankDialog({ open, onAnswer }: BankDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('checkout.bankTitle')}
      description={t('checkout.bankText')}
    >
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(true)}>{t('checkout.bankYes')}</Button>
        <Button tone="outline" onClick={() => onAnswer(false)}>
          {t('checkout.bankNo')}
        </Button>
      </div>
    </Dialog>
  )
}
