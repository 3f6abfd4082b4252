import { useState } from 'react'
import { canTap, chooseHaptics, wantsHaptics } from '#web/device/haptics-choice.ts'
import { chooseReducedMotion, choseReducedMotion, useDeviceReducesMotion } from '#web/device/reduced-motion-choice.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Switch } from '#web/ui/forms/switch.tsx'

/** Trust 5.2.9: motion and haptics, as chosen on this device. */
export function MotionAndHaptics() {
  const { t } = useTranslation()
  const deviceReducesMotion = useDeviceReducesMotion()
  const [isReduced, setReduced] = useState(choseReducedMotion)
  const [hasHaptics, setHaptics] = useState(wantsHaptics)
  const move = (isOn: boolean) => {
    chooseReducedMotion(!isOn)
    setReduced(!isOn)
  }
  const tap = (isOn: boolean) => {
    chooseHaptics(isOn)
    setHaptics(isOn)
  }
  return (
    <>
      <Switch
        label={t('profile.motion')}
        hint={t(deviceReducesMotion ? 'profile.motionOffByDevice' : 'profile.motionHint')}
        checked={!isReduced && !deviceReducesMotion}
        disabled={deviceReducesMotion}
        onChange={move}
      />
      {canTap() && (
        <Switch label={t('profile.haptics')} hint={t('profile.hapticsHint')} checked={hasHaptics} onChange={tap} />
      )}
    </>
  )
}
