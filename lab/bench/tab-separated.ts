import { readFileSync } from 'node:fs'

/** Rows of a tab-separated file as texts, without its first line, which names the columns. */
export function readRows(file: URL): string[][] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => line.split('\t'))
}
