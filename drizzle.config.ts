import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/platform/data/platform.tables.ts', './server/features/*/*.tables.ts'],
  out: './server/migrations',
  migrations: { prefix: 'index' },
})
