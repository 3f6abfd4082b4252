import type { Config } from '../config/config.ts'

type Addressed = Pick<Config, 'publicUrl' | 'port'>

/** Address of this installation in mails: from the configuration, never from a request (Trust S67). */
export const siteUrlOf = (config: Addressed): string => config.publicUrl ?? `http://localhost:${config.port}`

/** The Message-ID of a mail: the same for every attempt to send it. */
export const messageIdOf = (config: Addressed, name: string): string =>
  `<${name}@${new URL(siteUrlOf(config)).hostname}>`
