/**
 * Everything that the studio needs to draw one product. The catalogue makes looks and the studio draws them; equal looks
 * give equal pictures.
 */
export type TopKind =
  | 'tee'
  | 'longsleeve'
  | 'tank'
  | 'hoodie'
  | 'zip-hoodie'
  | 'crewneck'
  | 'shirt'
  | 'polo'
  | 'knit'
  | 'bomber'
  | 'coach-jacket'
  | 'puffer'
  | 'parka'
  | 'denim-jacket'
  | 'vest'
  | 'track-jacket'
export type PantsKind =
  | 'jeans'
  | 'cargo'
  | 'joggers'
  | 'chinos'
  | 'shorts'
  | 'track-pants'
  | 'skirt'
  | 'parachute-pants'
export type ShoeKind = 'runner' | 'low-top' | 'high-top' | 'skate-shoe' | 'boot' | 'slide' | 'loafer' | 'trail-shoe'
export type AccessoryKind =
  | 'cap'
  | 'beanie'
  | 'bucket-hat'
  | 'tote'
  | 'backpack'
  | 'crossbody'
  | 'belt'
  | 'socks'
  | 'sunglasses'
  | 'scarf'
export type Kind = TopKind | PantsKind | ShoeKind | AccessoryKind

export type Cut = 'slim' | 'regular' | 'boxy' | 'oversized' | 'cropped' | 'wide'
export type Fabric =
  | 'jersey'
  | 'fleece'
  | 'denim'
  | 'nylon'
  | 'leather'
  | 'wool'
  | 'canvas'
  | 'suede'
  | 'mesh'
  | 'corduroy'
  | 'cotton'
export type Pattern =
  | 'plain'
  | 'stripe'
  | 'check'
  | 'camo'
  | 'tie-dye'
  | 'gradient'
  | 'colour-block'
  | 'panel'
  | 'houndstooth'
  | 'dots'
export type Print = 'none' | 'chest-logo' | 'big-graphic' | 'wordmark' | 'all-over' | 'side-tape'
/** Families of drawn graphics for big-graphic and all-over prints. */
export type Motif = 'orbit' | 'wave' | 'grid' | 'bloom' | 'bolt' | 'eye' | 'mountain' | 'checker' | 'glyph' | 'signal'
export type Backdrop = 'paper' | 'concrete' | 'colour' | 'gradient' | 'spot' | 'grid' | 'arch' | 'tiles'
export type Light = 'soft' | 'flash' | 'golden' | 'neon' | 'overcast'

export interface Look {
  readonly kind: Kind
  readonly cut: Cut
  readonly fabric: Fabric
  readonly pattern: Pattern
  readonly print: Print
  readonly motif: Motif
  /** Hex colours: body, second (panels, stripes, soles), accent (prints, laces, labels). */
  readonly base: string
  readonly second: string
  readonly accent: string
  readonly backdrop: Backdrop
  /** Hex colour of the set behind the product. */
  readonly set: string
  readonly light: Light
  /** Short word printed as the label's wordmark, upper case, at most 12 characters. */
  readonly mark: string
  /** Small variations (folds, tilt, strap position) follow from this number alone. */
  readonly seed: number
}
