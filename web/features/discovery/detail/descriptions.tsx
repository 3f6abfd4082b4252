import type { Product } from '#contract/products.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { SizeList } from '../sizes/size-list.tsx'

/** What the brand says about a product, in the language it says it in (trust 5.2.14), and the way to report it (trust L10). */
export function Descriptions({ product }: { readonly product: Product }) {
  const { t } = useSpeech()
  return (
    <>
      {product.description && (
        <p lang={product.lang} className="whitespace-pre-line">
          {product.description}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 border-t border-line pt-5 text-14">
        {product.material && (
          <>
            <dt className="text-muted">{t('discovery.material')}</dt>
            <dd lang={product.lang}>{product.material}</dd>
          </>
        )}
        {product.colourNames.length > 0 && (
          <>
            <dt className="text-muted">{t('discovery.colour')}</dt>
            <dd lang={product.lang}>{product.colourNames.join(', ')}</dd>
          </>
        )}
        {product.sizes.length > 0 && (
          <>
            <dt className="text-muted">{t('discovery.sizes')}</dt>
            <dd>
              <SizeList product={product} />
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
