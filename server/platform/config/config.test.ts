import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'
import { siteGaps } from './site-config.ts'

const SECRET = 'thirty-two characters are enough'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://drops.example',
  SECRET,
  SMTP_URL: 'smtps://mail.example',
}

/** A key pair that was made for this test, and the public key of another one. */
const VAPID = {
  VAPID_PUBLIC_KEY: 'BM8aJhN5QsyOUqWLMnfv8TEqAPpRb3AsJVCVmLNxPAIlv7wQhjO2NaoPR8eScZ7Hg0ewSXPJQoSTWlFlLdcajuw',
  VAPID_PRIVATE_KEY: 'McAD4xvESzIoMuAgzWTVST6HHSyDI5fZtd02XeopVVk',
}
const OTHER_PUBLIC_KEY = 'BAEopot3SC-NsIhTWrpt-3577KpWjmrzlYaL6NPDVk9kPm6FLa0gtmTbLVzU12yfstFtSm7K6uspgwDQWfrdK10'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults
    throw error
  }
}

describe('the configuration', () => {
  test('has defaults for development: demo and jobs on, limits off, mails to a folder', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, demo: true, runsJobs: true, rateLimits: false, smtpUrl: null })
    expect(config.apiDocs).toBe(true)
  })

  test('hides the description of the API in production, unless it is switched on', () => {
    expect(readConfig(PRODUCTION).apiDocs).toBe(false)
    expect(readConfig({ ...PRODUCTION, API_DOCS: 'on' }).apiDocs).toBe(true)
    expect(readConfig({ API_DOCS: 'off' }).apiDocs).toBe(false)
  })

  test('switches the demo off and the limits on in production', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ demo: false, rateLimits: true, publicUrl: 'https://drops.example' })
  })

  test('accepts a matching VAPID key pair', () => {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = VAPID
    expect(readConfig(VAPID).vapid).toEqual({ publicKey, privateKey })
    expect(readConfig({}).vapid).toBe(null)
  })

  test('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test('names a private key of push messages that is none', () => {
    expect(faultsOf({ ...VAPID, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toEqual([
      'VAPID_PRIVATE_KEY is no key of the curve P-256',
    ])
  })

  test('names every fault at once', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('PUBLIC_URL'),
      expect.stringContaining('SECRET'),
      expect.stringContaining('SMTP_URL'),
    ])
  })

  test.each([
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://host/base' }],
    ['ADMIN_EMAILS', { ADMIN_EMAILS: 'boss@example.org, no-address' }],
    ['JOBS', { JOBS: 'sometimes' }],
    ['TRAIN_AFTER_SWIPES', { TRAIN_AFTER_SWIPES: '0' }],
    ['TRAIN_FEWEST_SWIPES', { TRAIN_FEWEST_SWIPES: 'few' }],
    ['TRAIN_MINUTES', { TRAIN_MINUTES: '-1' }],
    ['SECRET', { SECRET: 'too short' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: VAPID.VAPID_PUBLIC_KEY }],
    ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: 'short' }],
    ['VAPID_PUBLIC_KEY', { ...VAPID, VAPID_PUBLIC_KEY: OTHER_PUBLIC_KEY }],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'no-address' }],
    ['OPERATOR_VAT_ID', { OPERATOR_VAT_ID: '123456789' }],
    ['APP_STORE_URL', { APP_STORE_URL: 'http://apps.example/dropdeck' }],
    ['CLAIMS', { CLAIMS: '10K+,500+,50K+,95%' }],
    ['CLAIMS', { CLAIMS: 'many,500+,50K+,95%,90%' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://drops.example' }],
    ['GOOGLE_TEST_ISSUER', { ...PRODUCTION, GOOGLE_TEST_ISSUER: 'http://127.0.0.1:1' }],
    ['GOOGLE_TEST_ISSUER', { NODE_ENV: 'test', GOOGLE_TEST_ISSUER: 'https://login.example' }],
  ])('refuses a wrong %s and names it', (name, environment: Record<string, string>) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(name)])
  })

  test('reads the operator, and leaves null what is not set', () => {
    const { site } = readConfig({
      OPERATOR_NAME: 'Muster GmbH',
      CLAIMS: '2K+,40+,9K+,97%,60',
      CLAIMS_SOURCE: 'Zählung',
    })
    expect(site.operator).toMatchObject({ name: 'Muster GmbH', street: null, email: null })
    expect(site.claims).toMatchObject({ users: { value: 2, suffix: 'K+' }, satisfaction: { value: 97, suffix: '%' } })
    expect([site.claims.saving.value, site.claimsSource]).toEqual([60, 'Zählung'])
  })

  test('allows production without an imprint, but lists what is missing', () => {
    expect(siteGaps(readConfig(PRODUCTION).site)).toContain('OPERATOR_NAME')
    const named = { OPERATOR_NAME: 'Muster GmbH', OPERATOR_STREET: 'Weg 1', OPERATOR_CITY: '20095 Hamburg' }
    const whole = {
      OPERATOR_REPRESENTATIVE: 'Mia Muster',
      OPERATOR_EMAIL: 'post@muster.example',
      CLAIMS_SOURCE: 'Zählung',
    }
    expect(siteGaps(readConfig({ ...PRODUCTION, ...named, ...whole }).site)).toEqual([])
  })
})
