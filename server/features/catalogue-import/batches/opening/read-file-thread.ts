// Worker thread that reads an uploaded file; returns what is in it, or what is wrong with it.
import { parentPort, workerData } from 'node:worker_threads'
import { type FileOrder, readHere } from './read-here.ts'

parentPort?.postMessage(await readHere(workerData as FileOrder))
