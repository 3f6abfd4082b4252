import { z } from 'zod'
import { PRICE } from './discovery.limits.ts'
import { SIZE_CHOICES, type SizeChoice } from './sizes.ts'
import { GENDERS, PRODUCT_TYPES } from './vocabulary.ts'

/** Building blocks that several contracts use. */
export const Id = z.uuid()
export const Ok = z.object({ ok: z.literal(true) })
export const Message = z.object({ message: z.string() })
/** The specification sends some writes with an empty body, some with `{}`, some with none at all. */
export const NoBody = z.strictObject({}).nullish()
/** The calendar of the database has no year 0. */
export const Moment = z.iso.datetime().regex(/^[1-9]/)
/** No control characters, bidi overrides, lone surrogates or line separators (Trust S45). */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u
/** A text of one line. */
export const line = (mostCharacters: number) => z.string().trim().max(mostCharacters).regex(VISIBLE)
export const IdempotencyHeaders = z.object({ 'idempotency-key': Id.optional() })

/** Maximum length of the parameter: at least that of all values together. */
const lengthOf = (values: readonly string[]): number => Math.max(200, values.join(',').length)

/** Comma-separated values of one query parameter; `commaList` lists them for the API documentation. */
const commaList = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.codec(z.string().max(lengthOf(values)).meta({ commaList: values }), z.array(z.enum(values)).max(values.length), {
    decode: (text) => text.split(',').filter(Boolean) as V[number][],
    encode: (list) => list.join(','),
  })

/** `gender=men,women` and `productType=shoes,tops` as Spec §7 sends them. */
export const GenderList = commaList(GENDERS)
export const ProductTypeList = commaList(PRODUCT_TYPES)

/** `minPrice=50`, in euros; an empty value means no bound. */
export const PriceBound = z
  .union([z.literal('').transform(() => undefined), z.coerce.number<string>().min(PRICE.min).max(PRICE.max)])
  .optional()

const choices = SIZE_CHOICES as readonly [SizeChoice, ...SizeChoice[]]
/** `size=tops:M,shoes:42`. */
export const SizeList = commaList(choices)
export const Sizes = z.array(z.enum(choices)).max(choices.length)

export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Decision 112, Trust C6: the caller may repeat the request with the password. */
  reauth: z.literal(true).optional(),
})
