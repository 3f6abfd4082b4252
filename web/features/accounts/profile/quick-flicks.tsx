import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { setUser, useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Switch } from '#web/ui/forms/switch.tsx'

/** Decision 123: whether quick short swipes count, on every device of the user. */
export function QuickFlicks() {
  const { t } = useTranslation()
  const user = useSession()
  const [choice, setChoice] = useState<boolean | null>(null)
  const choose = async (quickFlicks: boolean) => {
    if (choice !== null) return
    setChoice(quickFlicks)
    try {
      setUser(await call('PATCH /api/auth/me', { body: { quickFlicks } }))
    } catch (error) {
      showFailure(error, t, t('profile.quickFlicksFailed'))
    }
    setChoice(null)
  }
  return (
    <Switch
      label={t('profile.quickFlicks')}
      hint={t('profile.quickFlicksHint')}
      checked={choice ?? user?.quickFlicks ?? true}
      onChange={(checked) => void choose(checked)}
    />
  )
}
