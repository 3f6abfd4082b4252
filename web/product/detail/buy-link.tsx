import { ExternalLink } from 'lucide-react'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { isSignedIn } from '#web/api/session.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { silently } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { hostOf } from '../shown-price.ts'
import { demoShopLink } from './demo-shop-link.ts'

/** Decision 114: the brand sells; we only link to its shop and name it. Clicks of visitors are not counted. */
export function BuyLink({ product }: { readonly product: Product }) {
  const { t, language } = useTranslation()
  const host = hostOf(product.link)
  if (!product.link || !host) return <p className="rounded-control bg-line p-4 font-[550]">{t('discovery.noLink')}</p>
  const demoShop = demoShopLink(product.link, { language, isNative: isNativeShell() })
  const track = () => {
    if (!isSignedIn()) return
    silently(
      'count a click',
      call('POST /api/products/{id}/click', { params: { id: product.id }, body: {}, keepalive: true }),
    )
  }
  return (
    <div>
      <a
        href={demoShop ?? product.link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={track}
        onAuxClick={track}
        className={buttonLook('volt', 'l', true)}
      >
        {t('discovery.buy')}
        <ExternalLink aria-hidden size={20} />
      </a>
      <p className="mt-2 text-center text-14 text-muted">
        {demoShop ? t('discovery.buyAtDemo', { brand: product.brand.name }) : t('discovery.buyAt', { host })}
      </p>
    </div>
  )
}
