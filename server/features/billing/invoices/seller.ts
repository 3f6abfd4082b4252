import type { Config } from '#server/platform/config/config.ts'
import type { Seller } from './invoice-content.ts'

/** In the simulator an installation may have no data of its own yet; its documents say that they are none. */
const SAMPLE = {
  name: 'Dropdeck (Testmodus)',
  street: 'Musterstraße 1',
  city: '10115 Berlin',
  email: 'test@dropdeck.example',
  vatId: 'DE136695976',
} as const

/** Who sells: the operator, a company in Germany. */
export function sellerOf({ site, payments }: Pick<Config, 'site' | 'payments'>): Seller {
  const { operator } = site
  const sample = payments?.kind === 'simulator' ? SAMPLE : null
  const required = (key: 'name' | 'street' | 'city' | 'email'): string => {
    const value = operator[key] ?? sample?.[key]
    if (!value) throw new Error(`no invoice without OPERATOR_${key.toUpperCase()}`)
    return value
  }
  const place = required('city')
  const postalCode = /^\d{5}(?= )/.exec(place)?.[0] ?? ''
  const { vatId, taxNumber, phone, register, representative } = operator
  return {
    name: required('name'),
    street: required('street'),
    postalCode,
    city: place.slice(postalCode.length).trim(),
    country: 'DE',
    email: required('email'),
    vatId: vatId ?? (taxNumber === null ? (sample?.vatId ?? null) : null),
    ...{ taxNumber, phone, register, representative },
  }
}
