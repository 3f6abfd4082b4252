import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useIsOnline } from '#web/device/network.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** Spec §2: fixed red banner at the top while the device is offline. The content moves down: the banner covers no button. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOffline = !useIsOnline()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isOffline)
  }, [isOffline])
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-70">
      {isOffline && (
        <p className="drop-in flex items-center justify-center gap-2 bg-signal px-4 pt-[calc(0.5rem+env(safe-area-inset-top))] pb-2 text-14 font-[650] text-on-signal">
          <WifiOff aria-hidden size={16} />
          {t('ui.offline')}
        </p>
      )}
    </div>
  )
}
