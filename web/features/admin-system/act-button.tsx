import { useState } from 'react'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useSystemRefresh } from './use-system.ts'

interface ActButtonProps {
  readonly label: string
  /** What it acts on, for screen readers. */
  readonly about: string
  readonly done: string
  readonly act: () => Promise<unknown>
}

/** Repeats something that takes nothing away, so it asks no question. Superadmins only. */
export function ActButton({ label, about, done, act }: ActButtonProps) {
  const { t } = useTranslation()
  const mayAct = useStaffRight('system')
  const refresh = useSystemRefresh()
  const [isBusy, setBusy] = useState(false)
  if (!mayAct) return null
  const run = async () => {
    setBusy(true)
    try {
      await act()
      showToast({ title: done })
    } catch (error) {
      showFailure(error, t, t('staffsystem.actFailed'))
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return (
    <Button tone="outline" size="s" busy={isBusy} aria-label={`${label}: ${about}`} onClick={() => void run()}>
      {label}
    </Button>
  )
}
