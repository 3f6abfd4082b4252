import { useEffect, useState } from 'react'
import { type ReminderWords, turnReminderOff, turnReminderOn, waitingReminder } from '#web/device/native/reminder.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/page/card.tsx'

const wordsIn = (t: Translate): ReminderWords => ({ title: PRODUCT.name, text: t('reminder.text') })

/** Spec §2, on native platforms: the switch for the daily reminder. */
export function ReminderCard() {
  const { t } = useTranslation()
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(true)
  useEffect(() => {
    let isHere = true
    void readReminder(t).then((wasOn) => {
      if (!isHere) return
      setOn(wasOn)
      setBusy(false)
    })
    return () => {
      isHere = false
    }
  }, [t])

  const choose = async (shouldBeOn: boolean) => {
    if (isBusy) return
    setBusy(true)
    // Shown at once, so that the user sees what the permission is for.
    setOn(shouldBeOn)
    setOn(await setReminder(shouldBeOn, t))
    setBusy(false)
  }
  return (
    <Card title={t('reminder.title')}>
      <Switch
        label={t('reminder.label')}
        hint={t('reminder.hint')}
        checked={isOn}
        onChange={(shouldBeOn) => void choose(shouldBeOn)}
      />
    </Card>
  )
}

/** Whether the reminder is on; if so, its text is set in the app's current language. */
async function readReminder(t: Translate): Promise<boolean> {
  try {
    const waiting = await waitingReminder()
    const words = wordsIn(t)
    if (waiting !== null && waiting !== words.text) await turnReminderOn(words)
    return waiting !== null
  } catch (error) {
    logFailure('read the reminder', error)
    return false
  }
}

/** Turns the reminder on or off, with a toast on failure; returns whether it is on afterwards. */
async function setReminder(shouldBeOn: boolean, t: Translate): Promise<boolean> {
  try {
    if (!shouldBeOn) {
      await turnReminderOff()
      return false
    }
    const answer = await turnReminderOn(wordsIn(t))
    if (answer === 'denied') {
      showToast({ title: t('reminder.deniedTitle'), text: t('reminder.deniedText'), tone: 'destructive' })
    }
    return answer === 'scheduled'
  } catch (error) {
    logFailure('switch the reminder', error)
    showToast({ title: t('ui.error'), text: t('reminder.failed'), tone: 'destructive' })
    return !shouldBeOn
  }
}
