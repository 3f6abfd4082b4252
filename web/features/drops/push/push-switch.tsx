import { useTranslation } from '#web/i18n/language.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { usePush } from './use-push.ts'

/** Messages about drops on this device: off until switched on, with an explanation where they are impossible. */
export function PushSwitch() {
  const { t } = useTranslation()
  const { state, setOn } = usePush()
  if (state === null || state === 'unsupported') return null
  if (state === 'on' || state === 'off') {
    return (
      <Switch
        label={t('drops.push')}
        hint={t('drops.pushHint')}
        checked={state === 'on'}
        onChange={(checked) => void setOn(checked)}
      />
    )
  }
  return (
    <div>
      <p className="text-16 font-[550]">{t('drops.push')}</p>
      <p className="text-14 text-muted">{t(state === 'denied' ? 'drops.pushDenied' : 'drops.pushNeedsInstall')}</p>
    </div>
  )
}
