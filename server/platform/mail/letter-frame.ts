import type { Config } from '../config/config.ts'

type Addressed = Pick<Config, 'publicUrl' | 'port'>

/** Address of this installation in mails: from the configuration, never from a request (Trust S67). */
export const siteOf = (config: Addressed): string => config.publicUrl ?? `http://localhost:${config.port}`

/** The same for every repeat of one letter. */
export const messageIdOf = (config: Addressed, name: string): string => `<${name}@${new URL(siteOf(config)).hostname}>`
