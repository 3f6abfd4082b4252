import { useEffect, useRef, useState } from 'react'
import { call } from '#web/api/call.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { isOrderSetting } from '#web/paths.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/page/card.tsx'

/** Trust L06: the personal order of the deck, or the one that is the same for all users. Takes effect at once. */
export function OrderCard({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const container = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<boolean | null>(null)
  const isPersonal = choice ?? user.personalised
  useEffect(() => {
    // A link to this setting focuses it, after the page has focused its heading.
    if (!isOrderSetting(location)) return
    const frame = requestAnimationFrame(() => container.current?.querySelector<HTMLElement>('[role="switch"]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const choose = async (personalised: boolean) => {
    if (choice !== null) return
    setChoice(personalised)
    try {
      setUser(await call('PATCH /api/auth/me', { body: { personalised } }))
    } catch (error) {
      showFailure(error, t, t('profile.orderFailed'))
    }
    setChoice(null)
  }
  return (
    <div ref={container}>
      <Card title={t('profile.order')}>
        <Switch
          label={t('profile.orderPersonal')}
          hint={t(isPersonal ? 'profile.orderPersonalOn' : 'profile.orderPersonalOff')}
          checked={isPersonal}
          onChange={(checked) => void choose(checked)}
        />
      </Card>
    </div>
  )
}
