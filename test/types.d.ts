// Both test runners add to chai's types, and the first to be read decides what an assertion returns: nothing to wait for.
import '@open-wc/testing';
