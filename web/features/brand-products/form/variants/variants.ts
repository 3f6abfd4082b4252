import type { ProductForm, ProductVariant } from '#contract/product-form.ts'

/** The ids that the server gave to new variants, for those that were not edited while they were saved. */
export function withIds(
  current: readonly ProductVariant[],
  sent: readonly ProductVariant[],
  saved: readonly ProductVariant[],
): ProductVariant[] {
  return current.map((variant) => {
    const at = variant.id === null ? sent.indexOf(variant) : -1
    const id = at < 0 ? null : (saved[at]?.id ?? null)
    return id === null ? variant : { ...variant, id }
  })
}

/** A form whose variants have the pictures that the server gave them, as far as the user has chosen no others. */
export function withPictures(current: ProductForm, before: ProductForm, saved: ProductForm): ProductForm {
  const pictureIn = ({ variants }: ProductForm, id: string) =>
    variants.find((variant) => variant.id === id)?.imageId ?? null
  const variants = current.variants.map((variant) => {
    const { id } = variant
    if (id === null || variant.imageId !== pictureIn(before, id)) return variant
    return { ...variant, imageId: pictureIn(saved, id) }
  })
  return { ...current, variants }
}

const isOfColour = (one: ProductVariant, other: ProductVariant): boolean =>
  one.colour === other.colour && one.colourName.de === other.colourName.de && one.colourName.en === other.colourName.en

/** The variants with one changed. A picture is that of a colour, in all its sizes. */
export function withChange(
  variants: readonly ProductVariant[],
  at: number,
  changes: Partial<ProductVariant>,
): ProductVariant[] {
  const changed = variants[at]
  const { imageId } = changes
  return variants.map((variant, place) => {
    if (place === at) return { ...variant, ...changes }
    return imageId !== undefined && changed && isOfColour(variant, changed) ? { ...variant, imageId } : variant
  })
}
