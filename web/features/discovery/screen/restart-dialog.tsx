import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'

interface RestartDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onRestart: () => Promise<void>
  readonly onStartOver: () => Promise<void>
}

/** Says what a restart deletes, and offers to bring the cards back without deleting anything (Decision 125). */
export function RestartDialog({ isOpen, onClose, onRestart, onStartOver }: RestartDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    void work().finally(() => {
      setBusy(false)
      onClose()
    })
  }
  return (
    <AlertDialog
      open={isOpen}
      onClose={onClose}
      title={t('discovery.restartTitle')}
      text={t('discovery.restartText')}
      confirmLabel={t('discovery.restart')}
      onConfirm={() => run(onRestart)}
      alternative={{ label: t('discovery.bringBack'), onPress: () => run(onStartOver) }}
      busy={isBusy}
    />
  )
}
