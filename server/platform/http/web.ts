import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknown } from './answer-error.ts'
import { SESSION_COOKIES } from './session-cookie.ts'

/** Pages that exist as finished HTML for visitors; everything else starts from the app shell. */
function pageFor(path: string, signedIn: boolean): string {
  if (signedIn) return 'index.html'
  if (path === '/') return 'landing.html'
  if (path === '/login' || path === '/auth' || path === '/mobile') return 'login.html'
  return 'index.html'
}

const looksSignedIn = (request: FastifyRequest) => SESSION_COOKIES.some((name) => request.cookies[name] !== undefined)

/** Browsers ask for HTML; link previews and watchmen take anything, and may ask for the head alone. */
function wantsPage({ method, headers: { accept = '*/*' } }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return accept.includes('text/html') || (accept.trim() === '*/*' && !/\.\w+$/.test(path))
}

/** Serves the built web app: assets for ever, pages always fresh, JSON 404 below /api. */
export async function webRoutes(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  http.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const machine = /^\/(api|media|dev|assets)(\/|$)/.test(path)
    if (machine || !wantsPage(request, path)) return answerUnknown(request, reply)
    const wanted = pageFor(path, looksSignedIn(request))
    const page = existsSync(join(folder, wanted)) ? wanted : 'index.html'
    return reply.header('vary', 'Cookie').header('cache-control', 'no-cache').sendFile(page)
  })
}
