import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useSiteFacts } from '#web/api/site-facts.ts'
import { install, installWay } from '#web/device/install.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'

const STORES = [
  {
    store: 'ios',
    label: 'landing.storeIos',
    title: 'landing.installIosTitle',
    text: 'landing.installIosText',
  },
  {
    store: 'android',
    label: 'landing.storeAndroid',
    title: 'landing.installAndroidTitle',
    text: 'landing.installAndroidText',
  },
] as const
type Store = (typeof STORES)[number]

/**
 * Links to the app stores that the operator has configured. Without one a button installs the web app where the browser
 * can, and explains how to do it by hand where it cannot.
 */
export function DownloadButtons() {
  const { t } = useTranslation()
  const addresses = useSiteFacts()?.stores
  const [explained, setExplained] = useState<Store | null>(null)
  const helpId = useId()
  const press = async (store: Store) => {
    if (installWay() === 'dialog') await install()
    else setExplained(explained === store ? null : store)
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-3">
        {STORES.map((store) => {
          const address = addresses?.[store.store]
          const words = (
            <>
              <Download aria-hidden size={20} />
              {t(store.label)}
            </>
          )
          return address ? (
            <a key={store.store} href={address} rel="noopener" className={buttonLook('outline', 'l')}>
              {words}
            </a>
          ) : (
            <button
              key={store.store}
              type="button"
              aria-expanded={explained === store}
              aria-controls={helpId}
              onClick={() => void press(store)}
              className={buttonLook('outline', 'l')}
            >
              {words}
            </button>
          )
        })}
      </div>
      <div id={helpId} role="status" className="max-w-xl empty:hidden">
        {explained && (
          <div className="rise-once rounded-sheet border border-line bg-surface p-5">
            <p className="font-[700]">{t(explained.title, { name: PRODUCT.name })}</p>
            <p>{t(explained.text)}</p>
          </div>
        )}
      </div>
    </div>
  )
}
