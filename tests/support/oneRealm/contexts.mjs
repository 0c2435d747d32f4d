import { createRequire } from 'node:module'

/** The object that jest uses, which can be changed; the one of an import cannot. */
const vm = createRequire(import.meta.url)('node:vm')

/** Stands where jest asks an environment for its context: what runs "in" it, runs in the realm of the worker. */
export const HERE = {}

/** Jest hands its context to each of these four; HERE is left out, for which none of them has a word. */
export function leaveOutContexts() {
  const { SourceTextModule, SyntheticModule, compileFunction } = vm
  const { runInContext } = vm.Script.prototype
  vm.SourceTextModule = class extends SourceTextModule {
    constructor(code, options) {
      super(code, without('context', options))
    }
  }
  vm.SyntheticModule = class extends SyntheticModule {
    constructor(names, evaluate, options) {
      super(names, evaluate, without('context', options))
    }
  }
  vm.compileFunction = (code, names, options) =>
    compileFunction(code, names, without('parsingContext', options))
  vm.Script.prototype.runInContext = function run(context, options) {
    return context === HERE ? this.runInThisContext(options) : runInContext.call(this, context, options)
  }
}

function without(name, options) {
  return options?.[name] === HERE ? { ...options, [name]: undefined } : options
}
