import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, type Language } from '#contract/vocabulary.ts'

/** The first language of Accept-Language that the product has; German otherwise. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? ''
  for (const part of header.split(',', 20)) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (tag === 'de' || tag === 'en') return tag
  }
  return DEFAULT_LANGUAGE
}
