import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownProduct } from '#web/api/shown-product.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useSpeech } from '#web/i18n/language.ts'

interface PublicProductAnswer {
  /** Undefined until it is there. */
  readonly product: Product | undefined
  readonly isUnknown: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** One product for whoever has no session: handed over with the page, or asked for. */
export function usePublicProduct(id: string): PublicProductAnswer {
  const { language } = useSpeech()
  const known = shownProduct(id, language)
  const { answer, error, retry } = useAnswer(
    `${language} ${id}`,
    (signal) => call('GET /api/public/products/{id}', { params: { id }, signal }),
    known,
  )
  const isGone = answer === null || isUnknown(error)
  return { product: answer ?? undefined, isUnknown: isGone, hasFailed: error !== null && !isGone, retry }
}

/** An id that is none is refused as input; for the reader that is the same as an unknown product. */
const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 400)
