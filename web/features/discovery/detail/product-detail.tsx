import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Timezone } from '#contract/limits.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { formatReleaseDate } from '#web/i18n/formats.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PriceLine } from '../card/price-line.tsx'
import { ProductBadges } from '../card/product-badges.tsx'
import { hostOf, isUnreleased, shownPrice } from '../card/shown-price.ts'
import { WhyThisCard } from '../reasons/why-this-card.tsx'
import { Gallery } from './gallery.tsx'

interface ProductDetailProps {
  /** The product to show, or null for a closed dialog. */
  readonly product: Product | null
  readonly timezone: Timezone
  /** What stands in place of Buy for a product that is not out yet (spec §4). */
  readonly renderDrop: (product: Product) => ReactNode
  /** Says on request why the product lies in the deck. */
  readonly explains?: boolean
  readonly onClose: () => void
}

/** Everything about one product, and the way to the shop that sells it. */
export function ProductDetail({ product, timezone, renderDrop, explains = false, onClose }: ProductDetailProps) {
  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={product ? `${product.brand.name} ${product.name}` : ''}
      bare
      className="max-w-[54rem]!"
    >
      {product && (
        <div className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Gallery key={product.id} media={product.media} />
          <div className="flex flex-col gap-5 p-6 md:max-h-[80dvh] md:overflow-y-auto md:p-8 md:pt-14">
            <Facts product={product} timezone={timezone} onLeave={onClose} />
            {isUnreleased(product, Date.now()) ? (
              <Drop product={product} timezone={timezone} signUp={renderDrop(product)} />
            ) : (
              <Buy product={product} />
            )}
            {explains && <WhyThisCard key={product.id} productId={product.id} timezone={timezone} onLeave={onClose} />}
            <Descriptions product={product} />
          </div>
        </div>
      )}
    </Dialog>
  )
}

interface FactsProps {
  readonly product: Product
  readonly timezone: Timezone
  readonly onLeave: () => void
}

function Facts({ product, timezone, onLeave }: FactsProps) {
  const { t } = useSpeech()
  const { promoCode } = shownPrice(product)
  return (
    <div>
      <ProductBadges product={product} timezone={timezone} />
      <Link
        href={to(PATHS.shop, { brandId: product.brand.id })}
        onClick={onLeave}
        className="-my-2 inline-block py-2 text-14 font-[700] tracking-[0.08em] text-muted uppercase hover:text-ink hover:underline"
      >
        {product.brand.name}
      </Link>
      <div className="flex items-start justify-between gap-3">
        <h2 className="headline mt-1 text-28">{product.name}</h2>
        {product.link && hostOf(product.link) && (
          <ShareButton
            label={t('discovery.share')}
            title={`${product.brand.name} ${product.name}`}
            url={product.link}
          />
        )}
      </div>
      <PriceLine product={product} className="text-22" />
      <p className="mt-1 text-14 text-muted">{t('discovery.taxes')}</p>
      {promoCode && <PromoCode code={promoCode} />}
    </div>
  )
}

function PromoCode({ code }: { readonly code: string }) {
  const { t } = useSpeech()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: t('discovery.codeCopied'), text: t('discovery.codeCopiedText', { code }) })
    } catch (error) {
      logFailure('copy the code', error)
      showToast({ title: t('ui.error'), text: t('ui.copyFailedText'), tone: 'destructive' })
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="mt-4 inline-flex min-h-11 items-center gap-3 rounded-control border border-dashed border-edge px-4 text-16 hover:border-ink"
    >
      <span className="text-muted">{t('discovery.promoCode')}</span>{' '}
      <span className="font-[750] tracking-wider">{code}</span>{' '}
      <span className="sr-only">{t('discovery.copyCode')}</span>
      <Copy aria-hidden size={16} />
    </button>
  )
}

/** decisions 14: the brand sells; we only lead there and say where it goes. */
function Buy({ product }: { readonly product: Product }) {
  const { t } = useSpeech()
  const host = hostOf(product.link)
  if (!product.link || !host) return <p className="rounded-control bg-line p-4 font-[550]">{t('discovery.noLink')}</p>
  const track = () =>
    silently(
      'count a click',
      call('POST /api/products/{id}/click', { params: { id: product.id }, body: {}, keepalive: true }),
    )
  return (
    <div>
      <a
        href={product.link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={track}
        onAuxClick={track}
        className={buttonLook('volt', 'l', true)}
      >
        {t('discovery.buy')}
        <ExternalLink aria-hidden size={20} />
      </a>
      <p className="mt-2 text-center text-14 text-muted">{t('discovery.buyAt', { host })}</p>
    </div>
  )
}

interface DropProps {
  readonly product: Product & { readonly releaseDate: string }
  readonly timezone: Timezone
  readonly signUp: ReactNode
}

function Drop({ product, timezone, signUp }: DropProps) {
  const { t } = useSpeech()
  return (
    <div className="flex flex-col gap-4">
      <p className="headline text-22 uppercase">
        {t('discovery.drops', { date: formatReleaseDate(product.releaseDate, timezone) })}
      </p>
      {signUp}
    </div>
  )
}

function Descriptions({ product }: { readonly product: Product }) {
  const { t } = useSpeech()
  return (
    <>
      {product.description && <p className="whitespace-pre-line">{product.description}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-t border-line pt-5 text-14">
        {product.material && (
          <>
            <dt className="text-muted">{t('discovery.material')}</dt>
            <dd>{product.material}</dd>
          </>
        )}
        {product.sizes.length > 0 && (
          <>
            <dt className="text-muted">{t('discovery.sizes')}</dt>
            <dd>
              <ul className="flex flex-wrap gap-1.5">
                {product.sizes.map((size) => (
                  <li
                    key={size}
                    className="tabular min-w-9 rounded-[6px] border border-line px-2 py-0.5 text-center font-[600]"
                  >
                    {size}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <Link
        href={to(PATHS.report, undefined, { ziel: `${product.brand.name}, ${product.name} (${product.id})` })}
        className="link self-start py-1 text-14"
      >
        {t('ui.report')}
      </Link>
    </>
  )
}
