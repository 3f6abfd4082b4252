import { declaredErrors } from '#contract/declared-errors.ts'
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { errorCodeOf } from './answer-error.ts'

/** The contract does not declare what an endpoint answered: one of both is wrong. */
class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal'
  constructor(key: EndpointKey, code: ErrorCode, cause: unknown) {
    super(`${key} answered "${code}", which its \`errors\` in contract/ do not declare`, { cause })
  }
}

/**
 * Passes declared errors on. Outside of production any other becomes an error of ours, so that it is seen before it is
 * released; users get the answer that was meant.
 */
export function createDeclaredCheck(key: EndpointKey, endpoint: Endpoint, isProduction: boolean) {
  const declared = declaredErrors(key, endpoint)
  return (error: unknown): unknown => {
    const code = errorCodeOf(error)
    return isProduction || declared.has(code) ? error : new UndeclaredRefusal(key, code, error)
  }
}
