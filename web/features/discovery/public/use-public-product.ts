import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { documentProduct } from '#web/api/document-content.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTranslation } from '#web/i18n/language.ts'

interface PublicProductAnswer {
  /** Undefined until it is loaded. */
  readonly product: Product | undefined
  readonly isUnknown: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** One product for visitors without a session: from the document's initial data, or requested. */
export function usePublicProduct(id: string): PublicProductAnswer {
  const { language } = useTranslation()
  const known = documentProduct(id, language)
  const { answer, error, retry } = useAnswer(
    `${language} ${id}`,
    (signal) => call('GET /api/public/products/{id}', { params: { id }, signal }),
    known,
  )
  const isGone = answer === null || isNotFound(error)
  return { product: answer ?? undefined, isUnknown: isGone, hasFailed: error !== null && !isGone, retry }
}
