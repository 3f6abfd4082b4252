import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { ProductSafety } from './product-safety.tsx'
import { RichText } from './rich-text.tsx'
import { SizeList } from './size-list.tsx'

interface DescriptionsProps {
  readonly product: Product
  /** Choosing a colour; absent where nothing can be chosen. */
  readonly colours?: ReactNode
}

/** Sizes first, then the brand's texts about a product, marked with their language (Trust 5.2.14), and the link to report it (Trust L10). */
export function Descriptions({ product, colours }: DescriptionsProps) {
  const { t } = useTranslation()
  const hasColourRow = product.colourNames.length > 0 && !(colours && product.colourChoice)
  return (
    <>
      {colours}
      {product.sizes.length > 0 && (
        <section className="text-14">
          <h3 className="mb-2 font-[650]">{t('discovery.sizes')}</h3>
          <SizeList product={product} />
        </section>
      )}
      {product.variantPrices && <VariantPrices prices={product.variantPrices} lang={product.lang} />}
      {product.description && <RichText text={product.description} lang={product.lang} />}
      {(product.material || hasColourRow) && (
        <dl className="flex flex-col gap-3 border-t border-line pt-5 text-14">
          {product.material && (
            <Row name={t('discovery.material')} lang={product.lang}>
              {product.material}
            </Row>
          )}
          {hasColourRow && (
            <Row name={t('discovery.colour')} lang={product.lang}>
              {product.colourNames.join(', ')}
            </Row>
          )}
        </dl>
      )}
      <ProductSafety key={product.id} productId={product.id} />
      <Link
        href={to(PATHS.report, undefined, { ziel: `${product.brand.name}, ${product.name} (${product.id})` })}
        className="link self-start py-1 text-14"
      >
        {t('ui.report')}
      </Link>
    </>
  )
}

interface VariantPricesProps {
  readonly prices: NonNullable<Product['variantPrices']>
  readonly lang: Product['lang']
}

/** What each size or colour costs (Decision 141). */
function VariantPrices({ prices, lang }: VariantPricesProps) {
  const { t, language } = useTranslation()
  return (
    <section className="text-14">
      <h3 className="mb-2 font-[650]">{t('discovery.variantPrices')}</h3>
      <dl className="flex flex-col">
        {prices.map(({ price, names }) => (
          <div key={price} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
            <dt lang={lang} className="min-w-0 [overflow-wrap:anywhere]">
              {names.join(', ')}
            </dt>
            <dd className="tabular font-[600]">{formatPrice(price, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly lang?: Product['lang']
  readonly children: ReactNode
}

/** With large text the value wraps below its name. */
function Row({ name, lang, children }: RowProps) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="w-16 text-muted">{name}</dt>
      <dd lang={lang} className="min-w-0 flex-[1_1_8rem] [overflow-wrap:anywhere] first-letter:uppercase">
        {children}
      </dd>
    </div>
  )
}
