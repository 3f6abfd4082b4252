/** Hears how the database is doing: pino and console both fit. */
export interface Narrator {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}
