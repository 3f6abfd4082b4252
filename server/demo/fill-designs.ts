import { DEMO_KEYS, demoKey } from '#contract/demo-shop.ts'
import type { ShopTheme, ThemeSection } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import type { DemoDesign } from '#demo/designs/design.ts'
import { DEMO_DESIGNS } from '#demo/designs/designs.ts'
import type { DemoProduct } from '#demo/product.ts'
import { findBrandIds } from '#server/features/brands/brands.service.ts'
import { ensureDesign } from '#server/features/brands/theme/theme.service.ts'
import { findFacts } from '#server/features/products/saving/save-products.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'

const NOTHING = { de: '', en: '' }

/** Publishes the design of every label whose shop has none yet. */
export async function fillDesigns(world: World, products: readonly DemoProduct[]): Promise<void> {
  const labels = DEMO_DESIGNS.map(({ label }) => label)
  await inTransaction(world, async (inside) => {
    const brands = await findBrandIds(inside, labels)
    const ids = new Map((await findFacts(inside, DEMO_KEYS)).map(({ externalId, id }) => [externalId, id]))
    for (const design of DEMO_DESIGNS) {
      const brandId = brands.get(design.label)
      const released = products.filter(({ label, dropsInDays }) => label === design.label && dropsInDays === null)
      const own = released.flatMap(({ slug }) => ids.get(demoKey(slug)) ?? [])
      if (brandId) await ensureDesign(inside, brandId, themeOf(design, own))
    }
  })
}

/** `products`: ids of the label's released products. */
export function themeOf(design: DemoDesign, products: readonly string[]): ShopTheme {
  const [background, text, primary, onPrimary] = design.colours
  const filled = presetTheme(design.look.preset).sections.map((section) => ({
    ...withContent(section, design, products),
    isShown: design.sections.includes(section.kind),
  }))
  const placeOf = ({ kind }: ThemeSection) => (design.sections.indexOf(kind) + 99) % 99
  return {
    ...design.look,
    colours: { background, text, primary, onPrimary },
    headline: design.headline,
    intro: design.intro,
    button: design.button ?? NOTHING,
    sections: filled.sort((one, other) => placeOf(one) - placeOf(other)),
  }
}

function withContent(section: ThemeSection, design: DemoDesign, products: readonly string[]): ThemeSection {
  switch (section.kind) {
    case 'announcement':
      return { ...section, text: design.announcement ?? NOTHING }
    case 'about':
      return { ...section, text: design.about ?? NOTHING }
    case 'contact':
      return { ...section, text: design.contact ?? NOTHING }
    case 'faq':
      return { ...section, questions: [...(design.questions ?? [])] }
    case 'picked':
      return { ...section, products: spread(products, design.picked ?? 0, 1) }
    case 'lookbook':
      return { ...section, products: spread(products, design.lookbook ?? 0, 0) }
    default:
      return section
  }
}

/** `count` products from the whole line, beginning with the one at `from`. */
function spread(products: readonly string[], count: number, from: number): string[] {
  const step = Math.max(1, Math.floor(products.length / Math.max(1, count)))
  return products.filter((_, at) => at >= from && (at - from) % step === 0).slice(0, count)
}
