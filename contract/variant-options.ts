interface Options {
  readonly sizeSystem: string | null
  readonly size: string | null
  readonly colour: string | null
  /** The shop's own name of the colour. */
  readonly colourName: { readonly de?: string | undefined; readonly en?: string | undefined }
}

/** Unit separator: stands in no option value. */
const BETWEEN = '\u001F'

/** The normalised option values of a variant: two variants of a product never have the same ones. */
export const optionsKey = ({ sizeSystem, size, colour, colourName }: Options): string =>
  [sizeSystem ?? '', size ?? '', colour ?? '', colourName.de || colourName.en || '']
    .map((value) => value.trim().toLowerCase())
    .join(BETWEEN)
