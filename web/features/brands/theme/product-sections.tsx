import type { Product } from '#contract/products.ts'
import type { ShownSection } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { ScrollRow } from '#web/ui/page/scroll-row.tsx'
import type { DesignedShopProps } from './designed-shop-props.ts'
import { DropCountdown } from './drop-countdown.tsx'
import { Titled } from './titled.tsx'

type RowKind = 'drops' | 'fresh' | 'sale' | 'picked'
type ProductKind = RowKind | 'categories' | 'lookbook'

interface ProductSectionProps extends Omit<DesignedShopProps, 'theme' | 'actions' | 'children' | 'isWhole'> {
  readonly section: Extract<ShownSection, { kind: ProductKind }>
}

const ROW_TITLES = {
  drops: 'brands.showDrops',
  fresh: 'brands.showFresh',
  sale: 'brands.showSale',
  picked: 'brands.picked',
} as const satisfies Record<RowKind, string>

/** Fewer do not fill a row: they stand larger beside each other. */
const FEWEST_IN_ROW = 3

/** A row that fills itself and has too little to show besides the list of all products below. */
const repeatsList = (kind: RowKind, shown: number, all: number): boolean =>
  (kind === 'fresh' || kind === 'sale') && (shown < FEWEST_IN_ROW || shown === all)

/** A section of the brand's products. */
export function ProductSection({ section, brand, products, renderTile, hrefOf }: ProductSectionProps) {
  const { t } = useTranslation()
  if (section.kind === 'lookbook') return <Lookbook pictures={section.pictures} />
  if (section.kind === 'categories') {
    return (
      <Titled kind="categories" title={t('brands.categories')}>
        <ul className="shop-categories">
          {section.types.map((type) => (
            <li key={type}>
              <Link href={hrefOf(type)} className="headline">
                {t(`discovery.${type}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Titled>
    )
  }
  const { kind } = section
  const shown = section.products.flatMap((id) => products.get(id) ?? [])
  if (shown.length === 0 || repeatsList(kind, shown.length, brand.products)) return null
  const title = t(ROW_TITLES[kind])
  return (
    <Titled kind={kind} title={title}>
      {kind === 'drops' && <DropCountdown products={shown} />}
      {shown.length < FEWEST_IN_ROW ? (
        <ul aria-label={title} className="shop-few">
          {shown.map((product) => (
            <li key={product.id}>{renderTile(product, true)}</li>
          ))}
        </ul>
      ) : (
        <Row title={title} products={shown} renderTile={renderTile} />
      )}
    </Titled>
  )
}

interface RowProps extends Pick<DesignedShopProps, 'renderTile'> {
  readonly title: string
  readonly products: readonly Product[]
}

const Row = ({ title, products, renderTile }: RowProps) => (
  <div className="shop-row">
    <ScrollRow label={title}>
      {products.map((product, at) => (
        <li key={product.id} className="shop-row-tile">
          {renderTile(product, at > 1)}
        </li>
      ))}
    </ScrollRow>
  </div>
)

function Lookbook({ pictures }: Pick<Extract<ShownSection, { kind: 'lookbook' }>, 'pictures'>) {
  const { t } = useTranslation()
  return (
    <Titled kind="lookbook" title={t('brands.lookbook')}>
      <ul className="shop-lookbook" data-count={pictures.length}>
        {pictures.map(({ productId, media }) => (
          <li key={productId}>
            <Link href={to(PATHS.product, { productId })} aria-label={media.alt}>
              <Picture source={media} sizes="(min-width: 769px) 40vw, 60vw" lazy alt="" />
            </Link>
          </li>
        ))}
      </ul>
    </Titled>
  )
}
