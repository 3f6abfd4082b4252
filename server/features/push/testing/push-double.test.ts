import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypted } from './push-double.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, section 5, so that the double is tested against the standard and not against our sender. */
const EXAMPLE = {
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6' +
    'cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const

const browser = () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes(EXAMPLE.browserKey))
  return { pair, auth: bytes(EXAMPLE.auth) }
}

test('the double reads the example of RFC 8291', () => {
  expect(decrypted(bytes(EXAMPLE.body), browser())).toBe('When I grow up, I want to be a watermelon')
})

test('no other browser reads it, and a changed one is refused', () => {
  const other = { ...browser(), auth: Buffer.alloc(16) }
  expect(() => decrypted(bytes(EXAMPLE.body), other)).toThrow()
  const changed = bytes(EXAMPLE.body)
  changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1
  expect(() => decrypted(changed, browser())).toThrow()
})
