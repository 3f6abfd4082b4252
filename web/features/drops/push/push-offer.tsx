import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { usePush } from './use-push.ts'

/** Below a sign-up: offers messages on this device. Nothing where they are impossible or already on. */
export function PushOffer() {
  const { t } = useTranslation()
  const { state, isBusy, setOn } = usePush()
  const [wasPressed, setPressed] = useState(false)
  if (state === 'on' && wasPressed) return <p className="text-14 text-muted">{t('drops.pushOn')}</p>
  if (state === 'denied' && wasPressed) return <p className="text-14 text-muted">{t('drops.pushDenied')}</p>
  if (state !== 'off') return null
  return (
    <Button
      tone="outline"
      size="s"
      busy={isBusy}
      onClick={() => {
        setPressed(true)
        void setOn(true)
      }}
    >
      {!isBusy && <Smartphone aria-hidden size={18} />}
      {t('drops.pushOffer')}
    </Button>
  )
}
