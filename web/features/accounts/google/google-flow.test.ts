import { describe, expect, test } from 'vitest'
import { authorizeAddress, checkAnswer } from './google-flow.ts'

const pending = { nonce: 'nonce-1', state: 'state-1', terms: true, returnTo: '/saved' } as const
const token = (claims: object): string => ['e30', base64url(JSON.stringify(claims)), 'signature'].join('.')
const base64url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const claims = {
  nonce: 'nonce-1',
  email: 'mia@example.org',
  name: 'Mía Müller',
  sub: '42',
  picture: 'https://x.example/p',
}
const answer = (fields: Record<string, string>) => checkAnswer(new URLSearchParams(fields), pending)

test('the request asks for an ID token, bound to our nonce and state', () => {
  const client = { authorizeUrl: 'https://issuer.example/authorize?hd=x', clientId: 'client-1' }
  const url = new URL(authorizeAddress(client, pending, 'https://own.example'))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    hd: 'x',
    client_id: 'client-1',
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: 'nonce-1',
    state: 'state-1',
    redirect_uri: 'https://own.example/login',
  })
})

describe('the answer', () => {
  test('to our request becomes the specified body', () => {
    const idToken = token(claims)
    expect(answer({ id_token: idToken, state: 'state-1' })).toEqual({
      returnTo: '/saved',
      body: {
        email: 'mia@example.org',
        displayName: 'Mía Müller',
        photoURL: 'https://x.example/p',
        uid: '42',
        terms: true,
        idToken,
      },
    })
  })
  test('without some claims leaves them out', () => {
    const idToken = token({ nonce: 'nonce-1' })
    expect(answer({ id_token: idToken, state: 'state-1' })).toEqual({
      returnTo: '/saved',
      body: { terms: true, idToken },
    })
  })
  test.each([
    ['another nonce', { id_token: token({ ...claims, nonce: 'x' }), state: 'state-1' }],
    ['no nonce', { id_token: token({ email: 'a@b.c' }), state: 'state-1' }],
    ['another state', { id_token: token(claims), state: 'x' }],
    ['no state', { id_token: token(claims) }],
    ['no token at all', { id_token: 'rubbish', state: 'state-1' }],
    ['an error', { error: 'access_denied', state: 'state-1' }],
  ])('%s is refused', (_, fields) => {
    expect(answer(fields as Record<string, string>)).toBe('refused')
  })
  test('without a request is refused', () => {
    const fields = new URLSearchParams({ id_token: token(claims), state: 'state-1' })
    expect(checkAnswer(fields, null)).toBe('refused')
  })
  test('with a changed return path leads to the start page', () => {
    const fields = new URLSearchParams({ id_token: token(claims), state: 'state-1' })
    const tampered = { ...pending, returnTo: '//evil.example' }
    expect(checkAnswer(fields, tampered)).toMatchObject({ returnTo: '/' })
  })
})
