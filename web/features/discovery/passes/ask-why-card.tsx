import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { asksWhy, rememberAskWhy } from './ask-why.ts'

/** The setting whether to ask for a reason after a pass; stored on this device. */
export function AskWhyCard() {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(asksWhy)
  const choose = (next: boolean) => {
    rememberAskWhy(next)
    setAsked(next)
  }
  return (
    <Card title={t('passes.cardTitle')}>
      <Switch label={t('passes.ask')} hint={t('passes.askHint')} checked={isAsked} onChange={choose} />
    </Card>
  )
}
