import { Download, Plus, Share } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { install, useInstallWay } from '#web/device/install.ts'
import { logFailure } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'

/** Installs the app, or says how to do it; nothing where it is installed. */
export function InstallCard() {
  const { t } = useTranslation()
  const way = useInstallWay()
  if (way === 'installed') return null
  return (
    <Card title={t('install.cardTitle')}>
      <p className="mb-4 text-muted">{t('install.cardText')}</p>
      {way === 'dialog' && <InstallButton />}
      {way === 'ios' && <IosSteps />}
      {way === 'menu' && <p>{t('install.byMenu')}</p>}
    </Card>
  )
}

function InstallButton() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await install()
    } catch (error) {
      logFailure('install the app', error)
    }
    setBusy(false)
  }
  return (
    <Button tone="volt" busy={isBusy} onClick={() => void press()}>
      {!isBusy && <Download aria-hidden size={18} />}
      {t(isBusy ? 'install.installing' : 'install.install')}
    </Button>
  )
}

/** Safari has no install dialog: shows its icons with instructions. */
function IosSteps() {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-3">
      <Step sign={<Share size={20} />} text={t('install.iosShare')} />
      <Step sign={<Plus size={20} />} text={t('install.iosAdd')} />
      <Step sign={<Download size={20} />} text={t('install.iosConfirm')} />
    </ol>
  )
}

function Step({ sign, text }: { readonly sign: ReactNode; readonly text: string }) {
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-volt text-black"
      >
        {sign}
      </span>
      <span className="min-w-0 flex-1">{text}</span>
    </li>
  )
}
