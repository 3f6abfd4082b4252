/** Receives messages about the embedded database. Both pino and console fit. */
export interface ProgressLog {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}
