import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from '../config/config.ts'
import { answerError } from './answer-error.ts'
import { appLinkRoutes } from './app-links.ts'

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(':')
const ANDROID = '/.well-known/assetlinks.json'
const APPLE = '/.well-known/apple-app-site-association'

async function ask(path: string, environment: Record<string, string>) {
  const http = Fastify()
  http.setErrorHandler(answerError)
  appLinkRoutes(http, readConfig({ NODE_ENV: 'test', ...environment }).app)
  const answer = await http.inject(path)
  await http.close()
  return answer
}

describe('the file for Android', () => {
  test('names the app and its certificates', async () => {
    const answer = await ask(ANDROID, {
      ANDROID_APP_ID: 'app.dropdeck',
      ANDROID_CERT_SHA256: ` ${FINGERPRINT}, ${FINGERPRINT}`,
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: {
          namespace: 'android_app',
          package_name: 'app.dropdeck',
          sha256_cert_fingerprints: [FINGERPRINT.toUpperCase(), FINGERPRINT.toUpperCase()],
        },
      },
    ])
  })
  test('does not exist without an app', async () => {
    expect((await ask(ANDROID, { APPLE_APP_ID: 'ABCDE12345.app.dropdeck' })).statusCode).toBe(404)
  })
})

describe('the file for iOS', () => {
  test('names the app and exactly the pages that it opens', async () => {
    const answer = await ask(APPLE, { APPLE_APP_ID: 'ABCDE12345.app.dropdeck' })
    const { applinks, webcredentials } = answer.json()
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(applinks.details[0].appIDs).toEqual(['ABCDE12345.app.dropdeck'])
    const paths = applinks.details[0].components.map((component: Record<string, string>) => component['/'])
    expect(paths).toEqual(expect.arrayContaining(['/', '/saved', '/brands/*']))
    expect(paths.filter((path: string) => /^\/(api|media|dev|drops)\b|^\/?\*/.test(path))).toEqual([])
    expect(webcredentials).toEqual({ apps: ['ABCDE12345.app.dropdeck'] })
  })
  test('does not exist without an app', async () => {
    expect((await ask(APPLE, {})).statusCode).toBe(404)
  })
})

test.each([
  [{ ANDROID_APP_ID: 'app.dropdeck' }, /belong together/],
  [{ ANDROID_CERT_SHA256: FINGERPRINT }, /belong together/],
  [{ ANDROID_APP_ID: 'dropdeck', ANDROID_CERT_SHA256: FINGERPRINT }, /ANDROID_APP_ID/],
  [{ ANDROID_APP_ID: 'app.dropdeck', ANDROID_CERT_SHA256: 'AA:BB' }, /ANDROID_CERT_SHA256/],
  [{ APPLE_APP_ID: 'app.dropdeck' }, /APPLE_APP_ID/],
])('%j is refused as configuration', (environment, why) => {
  const read = () => readConfig({ NODE_ENV: 'test', ...environment })
  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(why)
})
