import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import { AD_CLICK } from '#contract/ads.limits.ts'
import type { Product } from '#contract/products.ts'
import { shopLink } from '#contract/shop-link.ts'
import { call } from '#web/api/call.ts'
import { eventKey, eventSource } from '#web/api/events.ts'
import { isSignedIn } from '#web/api/session.ts'
import { useSiteFacts } from '#web/api/site-facts.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { silently } from '#web/device/silently.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { classes } from '#web/ui/classes.ts'
import { hostOf } from '../shown-price.ts'
import { demoShopLink } from './demo-shop-link.ts'

interface BuyLinkProps {
  readonly product: Product
  /** Part of a bar that wraps: the link shares a line with other buttons, and the note has its own. */
  readonly isInBar?: boolean
}

/** R10: back in the app so soon, the click was a slip, and the brand pays nothing for it. */
function undoOnReturn(id: string, idempotencyKey: string): void {
  const clickedAt = performance.now()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    if (performance.now() - clickedAt > AD_CLICK.undo.seconds * 1000) return
    silently('undo a click', call('POST /api/products/{id}/click/undo', { params: { id }, body: {}, idempotencyKey }))
  }
  document.addEventListener('visibilitychange', look)
}

/** Of `MouseEvent.button`: the wheel opens a link as well; the right, back and forward buttons do not. */
const WHEEL = 1

/**
 * Decision 114: the brand sells; we only link to its shop and name it. Clicks of visitors are not counted. The address gets
 * what a click adds (Decision 132) for the moment of the click alone, so that a copied link is the brand's own.
 */
export function BuyLink({ product, isInBar = false }: BuyLinkProps) {
  const { t, language } = useTranslation()
  const demoShops = useSiteFacts()?.demoShops ?? null
  const host = hostOf(product.link)
  if (!product.link || !host) return <p className="rounded-control bg-line p-4 font-[550]">{t('discovery.noLink')}</p>
  const demoShop = demoShopLink(product.link, { language, isNative: isNativeShell(), demoShops })
  const track = ({ currentTarget: anchor, button }: MouseEvent<HTMLAnchorElement>) => {
    if (button > WHEEL) return
    const key = isSignedIn() ? eventKey() : null
    const source = eventSource()
    const own = anchor.getAttribute('href') ?? ''
    anchor.href = shopLink(own, { key, medium: product.sponsored ? 'cpc' : 'organic', campaign: source })
    setTimeout(() => {
      anchor.href = own
    })
    if (key === null) return
    silently(
      'count a click',
      call('POST /api/products/{id}/click', {
        params: { id: product.id },
        body: {},
        keepalive: true,
        idempotencyKey: key,
        eventSource: source,
        adToken: product.ad?.token,
      }),
    )
    if (product.ad) undoOnReturn(product.id, key)
  }
  return (
    <div className={classes(isInBar && 'contents')}>
      <a
        href={demoShop ?? product.link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={track}
        onAuxClick={track}
        className={isInBar ? classes(buttonLook('volt'), 'min-h-14! min-w-0 flex-1') : buttonLook('volt', 'l', true)}
      >
        {t('discovery.buy')}
        <ExternalLink aria-hidden size={20} />
      </a>
      <p className={classes('text-center text-14 text-muted', isInBar ? 'w-full' : 'mt-2')}>
        {product.partnerLink && <span className="font-[650]">{t('discovery.partnerLink')} · </span>}
        {demoShop ? t('discovery.buyAtDemo', { brand: product.brand.name }) : t('discovery.buyAt', { host })}
      </p>
    </div>
  )
}
