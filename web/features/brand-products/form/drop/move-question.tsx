import { useTranslation } from '#web/i18n/language.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import type { Told } from './use-waiting.ts'

interface MoveQuestionProps {
  /** Who waits for the drop; null: nothing is asked. */
  readonly told: Told | null
  readonly isRemoved: boolean
  readonly onClose: () => void
  readonly onMove: () => void
}

/** Mails cannot be taken back: before a drop moves, it says how many are told. */
export function MoveQuestion({ told, isRemoved, onClose, onMove }: MoveQuestionProps) {
  const { t } = useTranslation()
  return (
    <AlertDialog
      open={told !== null}
      onClose={onClose}
      title={t(isRemoved ? 'products.moveEndTitle' : 'products.moveTitle')}
      text={told === null || told === 'few' ? t('products.moveFew') : t('products.moveMany', { count: told })}
      confirmLabel={t(isRemoved ? 'products.moveEnd' : 'products.move')}
      onConfirm={onMove}
    />
  )
}
