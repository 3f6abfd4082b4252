import { z } from 'zod'

/** SHA-256 of a signing certificate as `keytool` and the Play console print it. */
const FINGERPRINT = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/

const fingerprints = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((print) => print.trim().toUpperCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(FINGERPRINT)).min(1))

/** The apps in the stores; part of the environment (`config.ts`). */
export const APP_ENVIRONMENT = {
  ANDROID_APP_ID: z
    .string()
    .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/)
    .optional(),
  ANDROID_CERT_SHA256: fingerprints.optional(),
  APPLE_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/)
    .optional(),
}

const AppValues = z.object(APP_ENVIRONMENT)
type AppValues = z.output<typeof AppValues>

export interface AppConfig {
  /** Null where no such app may open our links. */
  readonly android: { readonly id: string; readonly fingerprints: readonly string[] } | null
  /** Team and bundle, `ABCDE12345.app.dropdeck`. */
  readonly apple: string | null
}

/** Android verifies the link between site and app by id and certificate together. */
export function appFaults({ ANDROID_APP_ID: id, ANDROID_CERT_SHA256: prints }: AppValues): string[] {
  return (id === undefined) === (prints === undefined) ? [] : ['ANDROID_APP_ID and ANDROID_CERT_SHA256 belong together']
}

export function appConfig(values: AppValues): AppConfig {
  const { ANDROID_APP_ID: id, ANDROID_CERT_SHA256: prints, APPLE_APP_ID: apple } = values
  return { android: id && prints ? { id, fingerprints: prints } : null, apple: apple ?? null }
}
