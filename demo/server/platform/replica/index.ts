export { openReplica, type Replica } from './open-replica.ts';
export { createReadCatalogue, noteWrites, type ReadCatalogue } from './read-catalogue.ts';
