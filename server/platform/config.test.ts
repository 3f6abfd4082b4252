import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

const SECRET = 'thirty-two characters are enough'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://drops.example',
  SECRET,
  SMTP_URL: 'smtps://mail.example',
}

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
  test('needs nothing at home: demo and jobs on, limits off, mails to a folder', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, demo: true, runsJobs: true, rateLimits: false, smtpUrl: null })
  })

  test('switches the demo off and the limits on in production', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ demo: false, rateLimits: true, publicUrl: 'https://drops.example' })
  })

  test('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
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
    ['ADMIN_EMAILS', { ADMIN_EMAILS: 'boss@example.org, nobody' }],
    ['JOBS', { JOBS: 'sometimes' }],
    ['SECRET', { SECRET: 'too short' }],
    ['PUBLIC_URL', { ...PRODUCTION, PUBLIC_URL: 'http://drops.example' }],
    ['GOOGLE_TEST_ISSUER', { ...PRODUCTION, GOOGLE_TEST_ISSUER: 'http://127.0.0.1:1' }],
    ['GOOGLE_TEST_ISSUER', { NODE_ENV: 'test', GOOGLE_TEST_ISSUER: 'https://login.example' }],
  ])('refuses a wrong %s and says so', (name, environment: Record<string, string>) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(name)])
  })
})
