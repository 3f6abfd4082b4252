import type { ShownSection } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Announcement, LateHero, ShopFacts, ShopHead } from './designed-head.tsx'
import type { DesignedShopProps } from './designed-shop-props.ts'
import { ProductSection } from './product-sections.tsx'
import { TextSection } from './text-sections.tsx'
import { Titled } from './titled.tsx'

/** Sections that the list of all products stands below: what comes after them closes the shop. */
const ABOVE_LIST: ReadonlySet<ShownSection['kind']> = new Set([
  'hero',
  'drops',
  'fresh',
  'sale',
  'categories',
  'picked',
  'lookbook',
])
/** Sections in the first frame of a start; the others are below the fold. */
const FIRST_SECTIONS = 2

/** A shop in the order that its brand chose. The brand's name and what can be done are always first. */
export function DesignedShop(props: DesignedShopProps) {
  const { brand, theme, actions, children, isWhole = true } = props
  const { t } = useTranslation()
  const { bar, hero, above, below } = arranged(theme.sections)
  const shown = isWhole ? above : above.slice(0, FIRST_SECTIONS)
  return (
    <>
      {bar && <Announcement {...bar} isBar />}
      <ShopHead brand={brand} theme={theme} actions={actions} hasHero={hero} />
      <ShopFacts brand={brand} />
      {shown.map((section) => (
        <Section key={section.kind} section={section} {...props} />
      ))}
      {isWhole &&
        (brand.products === 0 ? (
          <div>{children}</div>
        ) : (
          <Titled kind="list" title={t('brands.allProducts')}>
            {children}
          </Titled>
        ))}
      {isWhole && below.map((section) => <Section key={section.kind} section={section} {...props} />)}
    </>
  )
}

interface Arranged {
  /** An announcement that is the first of all. */
  readonly bar: Extract<ShownSection, { kind: 'announcement' }> | null
  /** The hero is part of the head. */
  readonly hero: boolean
  readonly above: readonly ShownSection[]
  readonly below: readonly ShownSection[]
}

function arranged(sections: readonly ShownSection[]): Arranged {
  const [first] = sections
  const bar = first?.kind === 'announcement' ? first : null
  const others = bar ? sections.slice(1) : sections
  const hero = others[0]?.kind === 'hero'
  const rest = hero ? others.slice(1) : others
  const end = rest.findLastIndex(({ kind }) => ABOVE_LIST.has(kind)) + 1
  return { bar, hero, above: rest.slice(0, end), below: rest.slice(end) }
}

function Section({ section, ...shop }: DesignedShopProps & { readonly section: ShownSection }) {
  switch (section.kind) {
    case 'hero':
      return <LateHero brand={shop.brand} theme={shop.theme} />
    case 'announcement':
      return <Announcement {...section} isBar={false} />
    case 'about':
    case 'social':
    case 'faq':
    case 'contact':
      return <TextSection section={section} brand={shop.brand} />
    default:
      return <ProductSection section={section} {...shop} />
  }
}
