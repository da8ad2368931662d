/** Searches for the worker that keeps the tables, in a memory of its own. */

import { Kernels } from './kernels';
import type { FromSearcher, ToSearcher } from './messages';

const kernels = new Map<string, Kernels>();
const post = (message: FromSearcher) => {
  self.postMessage(message);
};

function kernelsOf(game: string): Kernels {
  const found = kernels.get(game);
  if (!found) throw new Error(`no kernels of ${game}`);
  return found;
}

self.onmessage = ({ data }: MessageEvent<ToSearcher>) => {
  switch (data.kind) {
    case 'load':
      kernels.set(data.game, new Kernels(data.module));
      break;
    case 'reserve':
      post(kernelsOf(data.game).reserve(data.size));
      break;
    case 'write':
      kernelsOf(data.game).write(data.address, data.data);
      break;
    case 'read':
      post(kernelsOf(data.game).read(data.address, data.size));
      break;
    case 'call':
      post(kernelsOf(data.game).call(data.name, data.given));
      break;
    case 'tell':
      kernelsOf(data.game).call(data.name, data.given);
      break;
  }
};
